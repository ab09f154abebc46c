import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { serveFrontPage } from './front-page.ts'

const builtPages = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * The built web application: its files, the landing page at `/`, and the application's page for all other addresses
 * outside `/api`. No handler here returns its reply: Fastify waits for a returned one with two more listeners on the response,
 * and an address that leads to the application's page passes both handlers, which were 11 listeners and a warning of Node.
 */
export async function serveWebApp(
  app: FastifyInstance,
  publicUrl: string,
  built = builtPages,
): Promise<void> {
  const isBuilt = existsSync(join(built, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: built,
      // Its own route lists the file's folder for each request, which takes three quarters of the time. We need no exact spelling.
      serve: false,
      preCompressed: true,
      index: false,
      setHeaders: (response, path) => {
        // Built files have a hash of their content in their name.
        const isHashed = path.includes(`${built}/assets/`)
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      reply.sendFile(request.params['*'])
    })
    serveFrontPage(app, join(built, 'landing.html'), publicUrl)
  }
  // HEAD is asked by those who check links: it is answered as GET is (RFC 9110, 9.3.2).
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      /^(GET|HEAD)$/.test(request.method) && !/^\/(api|healthz|readyz|metrics|assets)(\/|$)/.test(request.url)
    if (!isPage || !isBuilt) throw new Refusal('NOT_FOUND')
    reply.sendFile('index.html')
  })
}
