import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <main>
    <h1>A minimal page</h1>
    <p>As little as a page made with React can be.</p>
  </main>,
)
