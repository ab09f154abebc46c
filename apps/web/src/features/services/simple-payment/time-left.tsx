/** "4:32". Seen every second, read aloud only by those who look for it. */
export function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <span role="timer" className="num">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
