/** A grinder's drawing beside its name, 48 px wide and high. */
import { GrinderDrawing } from '../../drawings/grinder-drawing.tsx'
import type { GrinderMake } from '../../drawings/grinders.ts'
import styles from './grinder-picture.module.css'

/** Without a grinder, the space that its drawing will take. */
export const GrinderPicture = ({ grinder }: { grinder: GrinderMake | undefined }) => (
  <span className={styles.picture}>{grinder && <GrinderDrawing grinder={grinder} size={40} />}</span>
)
