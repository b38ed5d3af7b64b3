/** Badge of a verified roaster. */
import { Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/icons.tsx'
import styles from './verified.module.css'

export const Verified = () => (
  <span className={styles.verified}>
    <Icon name="check" size={14} />
    <Trans comment="Badge of a roaster">Verified</Trans>
  </span>
)
