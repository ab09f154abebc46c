import { spawn } from 'node:child_process'

/**
 * A killed run cannot clean up. This shell reads end of input when our process ends for any reason; then it stops the server and removes its
 * folder. End its input to stop it.
 */
export function endWithUs(pid: number, dataDir: string) {
  const script = `cat >/dev/null; kill -QUIT $0 2>/dev/null
    for i in $(seq 100); do kill -0 $0 2>/dev/null || break; sleep 0.05; done; rm -rf "$1"`
  const watch = spawn('sh', ['-c', script, String(pid), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watch.unref()
  return watch
}
