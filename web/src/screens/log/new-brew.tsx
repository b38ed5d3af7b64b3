/** Writing a brew down: everything is filled in already, so that a glance and a tap are enough. */
import { useLocation } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import { Page } from '../../ui/page.tsx'
import { SignInFirst } from '../../ui/sign-in-first.tsx'
import { Loading } from '../../ui/states.tsx'
import { say } from '../../ui/toast.tsx'
import { BrewForm } from './brew-form.tsx'
import { BY_A_BREW } from './outdated.ts'
import { useDraft } from './use-draft.ts'

const TITLE = 'Log a brew'

export default function NewBrew() {
  return (
    <SignInFirst
      title={TITLE}
      why="Your brews stay with you: what you ground, what you tasted, and what to change next."
    >
      <Prefilled />
    </SignInFirst>
  )
}

const LEADS = {
  last: 'As your last brew was. Change what is different, or just log it.',
  address: 'Filled in for you. Change what is different, or just log it.',
  nothing: 'The next one will be filled in for you.',
}

function Prefilled() {
  const start = useDraft()
  const [, navigate] = useLocation()
  const log = useWrite('logBrew', { outdates: BY_A_BREW })
  return (
    <Page title={TITLE} lead={start ? LEADS[start.from] : LEADS.last} narrow>
      {start ? (
        <BrewForm
          initial={start.draft}
          onSend={async (body) => {
            const { brewLog } = await log.mutateAsync({ body })
            say('Logged')
            navigate(`/log/${brewLog.id}`)
          }}
        />
      ) : (
        <Loading height="70vh" />
      )}
    </Page>
  )
}
