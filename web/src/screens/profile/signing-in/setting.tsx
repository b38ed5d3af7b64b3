/** One way to sign in: its name, its state and its actions. */
import type { ReactNode } from 'react'
import styles from './signing-in.module.css'

interface SettingProps {
  heading: string
  children: ReactNode
  actions?: ReactNode
}

export const Setting = ({ heading, children, actions }: SettingProps) => (
  <div className={styles.setting}>
    <div className={styles.what}>
      <h3>{heading}</h3>
      {children}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
