/** Sentence in brew forms about who will see the brew, by the member's privacy settings. */
import { t } from '@lingui/core/macro'
import { useRead } from '../../api/hooks.ts'
import { useViewer } from '../../state/session.ts'
import styles from './privacy-note.module.css'

/** `byRecipe`: the brew follows a shared recipe, whose author sees the brew's rating. */
export function PrivacyNote({ byRecipe = false }: { byRecipe?: boolean }) {
  const isMember = Boolean(useViewer())
  const privacy = useRead('getPrivacy', undefined, { enabled: isMember }).data?.privacy
  return (
    <p className={styles.note} data-note="privacy">
      {privacy ? sentence(privacy.profileVisible && privacy.brewsVisible, byRecipe) : '\u00a0'}
    </p>
  )
}

function sentence(isVisible: boolean, byRecipe: boolean): string {
  if (isVisible) return t`Your notes stay private. Others can see the coffee, numbers, rating and day.`
  return byRecipe
    ? t`Only you can see this brew. The recipe's author sees your stars, but not your name.`
    : t`Only you can see this brew.`
}
