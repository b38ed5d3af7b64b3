/** Logo of a roaster, or its first letter. */
import { useState } from 'react'
import styles from './roaster-logo.module.css'
import { pictureAddress } from './safe-url.ts'

interface RoasterLogoProps {
  roaster: { name: string; logoUrl: string | null }
  size?: number
}

export function RoasterLogo({ roaster: { name, logoUrl }, size = 56 }: RoasterLogoProps) {
  const [isBroken, setBroken] = useState(false)
  const address = pictureAddress(logoUrl)
  if (address && !isBroken) {
    return (
      <img
        src={address}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={styles.logo}
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <svg viewBox="0 0 56 56" width={size} height={size} className={styles.letter} aria-hidden="true">
      <circle cx="28" cy="28" r="28" />
      <text x="28" y="37">
        {[...name.trim()][0]?.toUpperCase()}
      </text>
    </svg>
  )
}
