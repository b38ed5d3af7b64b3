/** One question of the taste profile: five answers on a scale, the chosen one in words. */
import { t } from '@lingui/core/macro'
import type { TasteQuestion } from './taste-labels.ts'
import styles from './taste-scale.module.css'

interface TasteScaleProps {
  question: TasteQuestion
  level: number | undefined
  onChange: (level: number) => void
}

export const TasteScale = ({
  question: { name, label, question, ends, answers },
  level,
  onChange,
}: TasteScaleProps) => (
  <fieldset className={styles.scale}>
    <legend>
      <span className={styles.head}>
        <strong>{t(label)}</strong>
        <span className={styles.answer} aria-hidden="true">
          {level === undefined ? '' : t(answers[level - 1]!)}
        </span>
      </span>{' '}
      <span className={styles.question}>{t(question)}</span>
    </legend>
    <div className={styles.steps}>
      {answers.map((answer, i) => (
        <label key={answer.id} title={t(answer)}>
          <input type="radio" name={name} checked={level === i + 1} onChange={() => onChange(i + 1)} />
          <span aria-hidden="true">{i + 1}</span>
          <span className="visually-hidden">{t(answer)}</span>
        </label>
      ))}
    </div>
    <div className={styles.ends} aria-hidden="true">
      <span>{t(ends[0])}</span>
      <span>{t(ends[1])}</span>
    </div>
  </fieldset>
)
