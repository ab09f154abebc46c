import { setSourceMapsSupport } from 'node:module'

// Imported by the server that runs from a bundle: its stack traces name the sources. Not by `--enable-source-maps`, with
// which opening the log would read the whole map at every start.
setSourceMapsSupport(true)
