import './landing.css'

// The page's content is in the HTML already. The script that makes it interactive loads after the first paint, so that
// it does not compete for a slow connection.
const takeOver = () => import('./app/take-over-landing.tsx')
addEventListener('load', () => requestAnimationFrame(() => setTimeout(takeOver)))
