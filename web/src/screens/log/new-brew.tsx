/** Screen that logs a brew, prefilled. */

import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import { forgetRecord, forgetTimed, readRecord } from '../../parts/brew/brew-record.ts'
import { isPendingBrew, NEW_BREW } from '../../parts/brew/pending-brew.ts'
import { useViewer } from '../../state/session.ts'
import { Page } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { BrewForm } from './brew-form.tsx'
import { fromQuery } from './prefill.ts'
import { SignUpToSave } from './sign-up-to-save.tsx'
import { type Start, usePrefill } from './use-prefill.ts'

const TITLE = msg`Log a brew`

export default function NewBrew() {
  const viewer = useViewer()
  const search = useSearch()
  if (viewer === null && fromQuery(new URLSearchParams(search))) return <SignUpToSave search={search} />
  return (
    <RequireSignIn
      title={t(TITLE)}
      why={t`Keep your grind settings and ratings, and find out what to change next time.`}
    >
      <Prefilled />
    </RequireSignIn>
  )
}

const LEADS: Record<Start['from'] | 'carriedOver', MessageDescriptor> = {
  last: msg`Filled in from your last brew.`,
  carriedOver: msg`Filled in from your last brew, converted to your grinder.`,
  address: msg`Filled in for you.`,
  nothing: msg`Next time we fill this in for you.`,
}

function Prefilled() {
  const start = usePrefill()
  const [, navigate] = useLocation()
  const search = useSearch()
  // If the user has just signed up to save this brew, it is submitted at once.
  const [savesItself] = useState(() => isPendingBrew(`${NEW_BREW}?${search}`))
  const log = useWrite('logBrew', { invalidates: BREW_READS })
  return (
    <Page
      title={t(TITLE)}
      lead={t(LEADS[start?.from === 'last' && start.isCarriedOver ? 'carriedOver' : (start?.from ?? 'last')])}
      narrow
    >
      {start ? (
        <BrewForm
          initial={start.draft}
          savesItself={savesItself}
          onSend={async (body) => {
            const record = readRecord(search)
            const { brewLog } = await log.mutateAsync({ body: { ...body, ...record } })
            if (record) forgetRecord()
            else forgetTimed(search)
            toast(savesItself ? t`Brew saved` : t`Brew logged`)
            navigate(`/log/${brewLog.id}`)
          }}
        />
      ) : (
        <Loading height="70vh" />
      )}
    </Page>
  )
}
