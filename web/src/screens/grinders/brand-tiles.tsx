/** Brands as tiles with the number of their models: the first few, and a button that shows all. */
import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { GrinderPicture } from '#web/parts/equipment/grinder-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './brand-tiles.module.css'
import type { BrandCount } from './grinder-filters.ts'

const FIRST = 12

interface BrandTilesProps {
  /** Those with most models first. */
  brands: readonly BrandCount[]
  hrefOf: (brand: string) => string
}

export function BrandTiles({ brands, hrefOf }: BrandTilesProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? brands.toSorted((a, b) => a.brand.localeCompare(b.brand, 'en')) : brands.slice(0, FIRST)
  const count = brands.length
  return (
    <>
      <ul className={styles.tiles}>
        {shown.map(({ brand, models, first }) => (
          <li key={brand}>
            <Link href={hrefOf(brand)} className={styles.tile}>
              <GrinderPicture grinder={first} />
              <span className={styles.text}>
                <strong>{brand}</strong>
                <small>{plural(models, { one: '# model', other: '# models' })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!isOpen && count > FIRST && (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => setOpen(true)}>
            <Trans>All {count} brands</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
