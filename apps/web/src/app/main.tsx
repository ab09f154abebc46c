import '../app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { applyTheme, chosenTheme } from '../lib/browser/theme.ts'
import { queryClient } from '../lib/net/query-client.ts'
import { followControls } from '../ui/toast.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Router } from './router.tsx'

applyTheme(chosenTheme())
followControls(document)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ErrorBoundary isOutermost>
          <Router />
        </ErrorBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)
