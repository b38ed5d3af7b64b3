/** The round "−" or "+" of a stepper. At the end of its range it keeps the focus and does nothing. */
import styles from './step-button.module.css'

interface StepButtonProps {
  label: string
  isOver: boolean
  onClick: () => void
  children: string
}

export const StepButton = ({ label, isOver, onClick, children }: StepButtonProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-disabled={isOver || undefined}
    onClick={isOver ? undefined : onClick}
  >
    {children}
  </button>
)
