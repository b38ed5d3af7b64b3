/** What most mornings need: the last brew once more, in one tap. */
import type { Reply } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { sameAgain } from '../../parts/brew/repeat-brew.ts'
import { Button } from '../../ui/button.tsx'
import { dayWords } from '../../ui/format.ts'
import { Icon } from '../../ui/icons.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { say } from '../../ui/toast.tsx'
import { useBrewFacts } from './brew-facts.ts'
import { BY_A_BREW } from './invalidated-reads.ts'
import styles from './repeat-last.module.css'

type LastBrew = NonNullable<Reply<'getLastBrewLog'>['brewLog']>

export function RepeatLast({ last }: { last: LastBrew }) {
  const { setting, title, method, figures } = useBrewFacts([last])(last)
  const repeat = useWrite('logBrew', {
    outdates: BY_A_BREW,
    onSuccess: () =>
      say(`Logged again: ${[title, setting].filter(Boolean).join(', ')}. Rate it once you have tasted it.`),
  })
  return (
    <section className={styles.repeat} aria-label="The last brew">
      <div>
        <p className={styles.when}>Last brew, {dayWords(last.createdAt)}</p>
        <p className={styles.setting}>{setting ?? method}</p>
        <p>{[title, title === method ? undefined : method, ...figures].filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        busy={repeat.isPending}
        onClick={() => repeat.mutate({ body: sameAgain(last) })}
        className={styles.button}
      >
        <Icon name="repeat" size={20} />
        Repeat last
      </Button>
      {repeat.error && <ErrorNote>{repeat.error.message}</ErrorNote>}
    </section>
  )
}
