/** Newer and older buttons for a list with numbered pages; goes back a page when the last one becomes empty. */
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Button } from './button.tsx'
import { Row } from './page.tsx'

interface PagerProps {
  page: number
  totalPages: number
  onChange: (page: number) => void
}

export function Pager({ page, totalPages, onChange }: PagerProps) {
  const isBeyond = page > Math.max(1, totalPages)
  useEffect(() => {
    if (isBeyond) onChange(Math.max(1, totalPages))
  }, [isBeyond, totalPages, onChange])
  if (totalPages <= 1) return null
  return (
    <nav aria-label={t`Pages`}>
      <Row>
        <Button look="quiet" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          {t`Newer`}
        </Button>
        <span>{t`Page ${page} of ${totalPages}`}</span>
        <Button look="quiet" disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
          {t`Older`}
        </Button>
      </Row>
    </nav>
  )
}
