/** Entry point: renders the app. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchUnauthorized } from './api/client.ts'
import { queryClient } from './api/hooks.ts'
import { LocalizedApp } from './app.tsx'
import { activateLanguage } from './i18n/messages.ts'
import { prefetchDialIn } from './screens/dial-in/prefetch.ts'
import { watchInstallOffer } from './state/install-prompt.ts'
import { sendRemovalsOnLeave } from './state/removals.ts'
import { registerServiceWorker } from './state/service-worker.ts'
import { endSession } from './state/session.ts'
import './styles/tokens.css'
import './styles/base.css'

watchUnauthorized(endSession)
watchInstallOffer()

/** How long the home screen waits for its data before it is rendered without it. */
const MAX_WAIT_MS = 150

void activateLanguage().then(async () => {
  // With its data loaded, the home screen is rendered once instead of twice.
  if (window.location.pathname === '/') {
    await Promise.race([prefetchDialIn(), new Promise((done) => setTimeout(done, MAX_WAIT_MS))])
  }
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LocalizedApp />
      </QueryClientProvider>
    </StrictMode>,
  )
})

sendRemovalsOnLeave()
if (import.meta.env.PROD) registerServiceWorker()
