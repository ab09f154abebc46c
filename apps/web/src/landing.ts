import './landing.css'

// What a visitor reads is in the page already. What makes it answer comes once that has been painted, so that it takes
// no part of a slow line from it.
const takeOver = () => import('./take-over-landing.tsx')
addEventListener('load', () => requestAnimationFrame(() => setTimeout(takeOver)))
