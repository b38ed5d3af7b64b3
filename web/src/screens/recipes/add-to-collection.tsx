/** Puts a recipe into one of the viewer's collections, or into a new one. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiError, Reply } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { createCollection } from '../../api/limits.ts'
import { useReadPages } from '../../api/pages.ts'
import { useRemoval } from '../../api/removal.ts'
import { useSignInPrompt } from '../../parts/account/sign-in-prompt.tsx'
import { useDraftState } from '../../state/draft-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Icon } from '../../ui/icons.tsx'
import { Stack } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
import styles from './add-to-collection.module.css'

type Collection = Reply<'listCollections'>['collections'][number]

export function AddToCollection({ recipeId }: { recipeId: number }) {
  const [isOpen, setOpen] = useDraftState('collecting', false)
  const { asMember, signInPrompt } = useSignInPrompt()
  return (
    <>
      <Button look="quiet" onClick={() => asMember(t`Sign in to make collections`, () => setOpen(true))}>
        <Icon name="plus" size={18} />
        <Trans>Add to collection</Trans>
      </Button>
      <Dialog title={t`Add to a collection`} open={isOpen} onClose={() => setOpen(false)}>
        <Choose recipeId={recipeId} onDone={() => setOpen(false)} />
      </Dialog>
      {signInPrompt}
    </>
  )
}

function Choose({ recipeId, onDone }: { recipeId: number; onDone: () => void }) {
  const list = useReadPages('listCollections', { query: { limit: 50 } })
  const { isRemoved } = useRemoval('deleteCollection')
  const add = useWrite('addToCollection', { invalidates: ['listCollections', 'getCollection'] })
  const [refusal, setRefusal] = useState<string>()

  const addTo = async ({ id, name }: Pick<Collection, 'id' | 'name'>) => {
    setRefusal(undefined)
    try {
      await add.mutateAsync({ path: { id }, body: { recipeId } })
      toast(t`Added to ${name}`)
      onDone()
    } catch (error) {
      setRefusal(`${name}: ${(error as ApiError).message}`)
    }
  }

  return (
    <Stack>
      <PagedList<Reply<'listCollections'>, Collection>
        list={list}
        itemsOf={(page) => page.collections.filter(({ id }) => !isRemoved({ path: { id } }))}
        height="6rem"
        empty={
          <p>
            <Trans>No collections yet. Name your first one below.</Trans>
          </p>
        }
      >
        {(collections) => (
          <ul className={styles.list}>
            {collections.map((collection) => (
              <li key={collection.id}>
                <button type="button" disabled={add.isPending} onClick={() => void addTo(collection)}>
                  <span>{collection.name}</span>
                  <small>{countLabel(collection._count.items)}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <NewCollection onCreated={addTo} />
    </Stack>
  )
}

const countLabel = (count: number): string => plural(count, { one: '# recipe', other: '# recipes' })

function NewCollection({ onCreated }: { onCreated: (collection: Collection) => Promise<void> }) {
  const create = useWrite('createCollection', { invalidates: ['listCollections'] })
  const form = useForm(
    { name: '' },
    ['name'],
    async ({ name }) => {
      const { collection } = await create.mutateAsync({ body: { name } })
      form.change({ name: '' })
      await onCreated(collection)
    },
    { check: (values) => validate(values, createCollection) },
  )
  return (
    <form className={styles.create} onSubmit={form.submit} noValidate>
      <TextField
        label={t`New collection`}
        placeholder={t`Sunday mornings`}
        value={form.values.name}
        onChange={form.set('name')}
        error={form.errorOf('name')}
      />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <Button type="submit" look="quiet" busy={form.busy}>
        <Trans>Create and add</Trans>
      </Button>
    </form>
  )
}
