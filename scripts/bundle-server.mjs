import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from './set-up.mjs'

// Run by build-server.mjs on the project's Node: the server of `npm start` with its libraries in a few files, because
// finding, reading and linking 1,400 modules takes longer than all else that a start does.

/** Loaded from node_modules where it is needed: native code, and the reader of configuration files in TypeScript. */
const outside = [/^@node-rs\//, 'pg-native', 'typescript']

const libraries = 'libraries'

const placeWords = /\bimport\.meta\.(?:url|dirname)\b|\b__(?:dirname|filename)\b/

/** A module that runs from the bundle finds the files beside its source: migrations, data, threads. */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { code: placeWords },
    handler(code, file) {
      const places = {
        'import.meta.url': pathToFileURL(file).href,
        'import.meta.dirname': dirname(file),
        __dirname: dirname(file),
        __filename: file,
      }
      const placed = code.replace(new RegExp(placeWords, 'g'), (word) => JSON.stringify(places[word]))
      // Lines stay where they are; columns behind a place are off in a trace.
      return { code: placed, map: null }
    },
  },
}

const bundle = await rolldown({
  cwd: root,
  // The second is the server alone, for the tests that start it many times.
  input: ['apps/server/seeds/demo-server.ts', 'apps/server/src/app/main.ts'],
  platform: 'node',
  external: outside,
  plugins: [keepPlaces],
  preserveEntrySignatures: false,
  logLevel: 'warn',
})
await bundle.write({
  dir: join(root, '.cache/server'),
  cleanDir: true,
  chunkFileNames: '[name].js',
  codeSplitting: {
    // Without what is needed before the database server can be started (configuration): the rest loads while it starts.
    // Without what loads with the first mail, or with the first file in a bucket.
    groups: [
      {
        name: libraries,
        test: /node_modules[\\/](?!zod|nodemailer|aws4fetch)/,
        includeDependenciesRecursively: false,
      },
    ],
  },
  // Less text to read. Names are kept, for traces.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  // One character of another alphabet, in a comment too, and V8 keeps the text of the whole file with two bytes for each: 6 MB more.
  charset: 'ascii',
  comments: false,
  // Named only in files of our own code: Node counts the lines of each file that names a map.
  sourcemap: 'hidden',
  sourcemapExcludeSources: true,
  postFooter: ({ name }) => (name === libraries ? '' : `//# sourceMappingURL=${name}.js.map`),
})
