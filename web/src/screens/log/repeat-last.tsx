/** Card that repeats the last brew with one tap. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reply } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import { repeatBody } from '../../parts/brew/repeat-brew.ts'
import { Dotted } from '../../parts/coffee/dotted.tsx'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBrewFacts } from './brew-facts.ts'
import styles from './repeat-last.module.css'

type LastBrew = NonNullable<Reply<'getLastBrewLog'>['brewLog']>

export function RepeatLast({ last }: { last: LastBrew }) {
  const { setting, title, method } = useBrewFacts([last])(last)
  const name = [title, setting].filter(Boolean).join(', ')
  const day = useFormat().dayInSentence(last.createdAt)
  const repeat = useWrite('logBrew', {
    invalidates: BREW_READS,
    onSuccess: () => toast(t`Logged: ${name}. Rate it when you've tasted it.`),
  })
  return (
    <section className={styles.repeat} aria-label={t`Last brew`}>
      <div>
        <p className={styles.when}>
          <Trans>Last brew, {day}</Trans>
        </p>
        <p className={styles.setting}>{setting ?? method}</p>
        <p>
          <Dotted parts={[title, title !== method && method]} />
        </p>
      </div>
      <Button
        busy={repeat.isPending}
        onClick={() => repeat.mutate({ body: repeatBody(last) })}
        className={styles.button}
      >
        <Icon name="repeat" size={20} />
        <Trans>Log the same</Trans>
      </Button>
      {repeat.error && <ErrorNote>{repeat.error.message}</ErrorNote>}
    </section>
  )
}
