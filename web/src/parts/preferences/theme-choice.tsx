/** Select field for the color theme. */

import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '../../state/local-storage.ts'
import { SelectField } from '../../ui/fields.tsx'

const KEY = 'theme'

export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme ?? 'system')
  return (
    <SelectField
      label={t`Theme`}
      value={theme}
      onChange={choose}
      options={[
        { value: 'system', label: t({ message: 'System', context: 'color theme' }) },
        { value: 'light', label: t({ message: 'Light', context: 'color theme' }) },
        { value: 'dark', label: t({ message: 'Dark', context: 'color theme' }) },
      ]}
    />
  )
}

function choose(theme: string): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  // Stored as plain text, because theme.js reads it before the app is loaded.
  if (theme !== (readLocal(KEY) ?? 'system')) writeLocal(KEY, theme === 'system' ? null : theme)
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
