/** Screen that logs a brew, prefilled. */
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { isPendingBrew, NEW_BREW } from '../../parts/brew/pending-brew.ts'
import { useViewer } from '../../state/session.ts'
import { Page } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { BrewForm } from './brew-form.tsx'
import { BREW_READS } from './invalidated-reads.ts'
import { fromQuery } from './prefill.ts'
import { SignUpToSave } from './sign-up-to-save.tsx'
import { usePrefill } from './use-prefill.ts'

const TITLE = 'Log a brew'

export default function NewBrew() {
  const viewer = useViewer()
  const search = useSearch()
  if (viewer === null && fromQuery(new URLSearchParams(search))) return <SignUpToSave search={search} />
  return (
    <RequireSignIn
      title={TITLE}
      why="Your brews stay with you: what you ground, what you tasted, and what to change next."
    >
      <Prefilled />
    </RequireSignIn>
  )
}

const LEADS = {
  last: 'Filled in from your last brew. Change what is different, or just log it.',
  carriedOver: 'Filled in from your last brew, with the setting for your own grinder.',
  address: 'Filled in for you. Change what is different, or just log it.',
  nothing: 'The next one will be filled in for you.',
}

function Prefilled() {
  const start = usePrefill()
  const [, navigate] = useLocation()
  const search = useSearch()
  // After signing up to save this brew it is submitted at once.
  const [savesItself] = useState(() => isPendingBrew(`${NEW_BREW}?${search}`))
  const log = useWrite('logBrew', { invalidates: BREW_READS })
  return (
    <Page
      title={TITLE}
      lead={LEADS[start?.from === 'last' && start.isCarriedOver ? 'carriedOver' : (start?.from ?? 'last')]}
      narrow
    >
      {start ? (
        <BrewForm
          initial={start.draft}
          savesItself={savesItself}
          onSend={async (body) => {
            const { brewLog } = await log.mutateAsync({ body })
            toast(savesItself ? 'Your brew is saved' : 'Logged')
            navigate(`/log/${brewLog.id}`)
          }}
        />
      ) : (
        <Loading height="70vh" />
      )}
    </Page>
  )
}
