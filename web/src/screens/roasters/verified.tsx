/** Badge of a verified roaster. */
import { Icon } from '../../ui/icons.tsx'
import styles from './verified.module.css'

export const Verified = () => (
  <span className={styles.verified}>
    <Icon name="check" size={14} />
    Verified
  </span>
)
