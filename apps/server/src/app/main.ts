import { endGracefully } from './end-gracefully.ts'
import { serve } from './serve.ts'

const served = await serve()
endGracefully(served)
console.log(`Tradelane listens at ${served.address}`)
