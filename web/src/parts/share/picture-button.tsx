/** Button that shows a page as a picture, to download, share or print. */
import { t } from '@lingui/core/macro'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Loading } from '../../ui/states.tsx'

const Pictures = loadPart(() => import('./pictures.tsx'))

export interface PictureProps {
  /** Path of the page: "/recipes/12". */
  path: string
  title: string
}

export function PictureButton(props: PictureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="picture" size={18} />
        {t`Save as image`}
      </Button>
      <Dialog title={t`Share as a picture`} open={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Loading />}>
          <Pictures {...props} />
        </Suspense>
      </Dialog>
    </>
  )
}
