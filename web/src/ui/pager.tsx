/** Page by page, for lists that are counted in pages; when the last page empties, the one before it. */
import { useEffect } from 'react'
import { Button } from './button.tsx'
import { Row } from './page.tsx'

interface TurnerProps {
  page: number
  totalPages: number
  onTurn: (page: number) => void
}

export function Turner({ page, totalPages, onTurn }: TurnerProps) {
  const isBeyond = page > Math.max(1, totalPages)
  useEffect(() => {
    if (isBeyond) onTurn(Math.max(1, totalPages))
  }, [isBeyond, totalPages, onTurn])
  if (totalPages <= 1) return null
  return (
    <nav aria-label="Pages">
      <Row>
        <Button look="quiet" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
          Newer
        </Button>
        <span>
          Page {page} of {totalPages}
        </span>
        <Button look="quiet" disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>
          Older
        </Button>
      </Row>
    </nav>
  )
}
