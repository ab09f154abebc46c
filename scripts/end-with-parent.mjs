// Imported by processes that must not outlive the one that started them: a parent that is killed with -9 passes no
// signal on, and an orphaned server would keep the port from the next start.
const parent = process.ppid
const pollMs = 250

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, pollMs)
watch.unref()
