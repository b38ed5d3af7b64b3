/** Fields that describe a recipe: title, description, tags, difficulty, yield, and what it was inspired by. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DESCRIPTION_LENGTH, DIFFICULTIES, MAX_TAGS, TAG_LENGTH, TITLE_LENGTH } from '#domain/recipe-words.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { difficultyName, useProposedTitle } from '../../parts/recipe/recipe-title.ts'
import { useViewer } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { tooLongMessage } from '../../ui/field-messages.ts'
import { SelectField, TextArea, TextField } from '../../ui/fields.tsx'
import type { FormState } from '../../ui/form.ts'
import styles from '../../ui/form-layout.module.css'
import { Row, Tag } from '../../ui/page.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import type { FieldErrors } from '../../ui/validation.ts'
import { type RecipeValues, readTags } from './recipe-values.ts'

export function TitleField({ form: { values, field, change } }: { form: FormState<RecipeValues> }) {
  return (
    <>
      <TextField
        label={t`Title`}
        placeholder={useTitlePlaceholder(values)}
        hint={t`What makes it yours: “Sweet and slow”, “Sunday Chemex”.`}
        maxLength={TITLE_LENGTH}
        {...field('title')}
      />
      {values.inspiredBy && (
        <Inspiration title={values.inspiredBy.title} onRemove={() => change({ inspiredBy: null })} />
      )}
    </>
  )
}

/** The fields of AboutFields, by their names in the request body. */
export const ABOUT_FIELDS = ['description', 'tags', 'difficulty', 'yieldGrams']

/** Whether any of the optional fields has a value. */
export const hasDetails = ({ taste, description, tags, difficulty, yield: grams }: RecipeValues): boolean =>
  taste !== null || [description, tags, difficulty, grams].some((text) => text !== '')

export function AboutFields({ form }: { form: FormState<RecipeValues> }) {
  const { values, field } = form
  return (
    <>
      <TextArea label={t`Short description`} rows={2} maxLength={DESCRIPTION_LENGTH} {...field('description')} />
      <TagsField {...field('tags')} />
      <div className={styles.fields}>
        <SelectField
          label={t`Difficulty`}
          value={values.difficulty}
          onChange={(value) => form.change({ difficulty: value as RecipeValues['difficulty'] })}
          error={form.errorOf('difficulty')}
          options={[
            { value: '', label: t`Not specified` },
            ...DIFFICULTIES.map((each) => ({ value: each, label: difficultyName(each) })),
          ]}
        />
        <QuantityField
          quantity="weight"
          label={t`Yield`}
          hint={t`What is in the cup in the end`}
          {...field('yield', 'yieldGrams')}
        />
      </div>
    </>
  )
}

const Inspiration = ({ title, onRemove }: { title: string; onRemove: () => void }) => (
  <Row>
    <span>
      <Trans>Inspired by {title}</Trans>
    </span>
    <Button look="plain" onClick={onRemove}>
      <Trans>Remove</Trans>
    </Button>
  </Row>
)

interface TagsFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Shows the tags as they will be stored. */
function TagsField(props: TagsFieldProps) {
  const tags = readTags(props.value)
  return (
    <div className={styles.tags}>
      <TextField
        label={t`Tags`}
        placeholder={t`iced, competition, light roast`}
        hint={t`Separated by commas`}
        autoCapitalize="none"
        {...props}
      />
      {tags.length > 0 && (
        <Row>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Row>
      )}
    </div>
  )
}

/** The title that a recipe is shown with if it has none. */
function useTitlePlaceholder({ machine }: RecipeValues): string | undefined {
  const propose = useProposedTitle()
  const viewer = useViewer()
  if (!machine) return undefined
  return propose({
    method: machine.brewMethod,
    brewer: equipmentName(machine),
    author: viewer?.displayName ?? null,
  })
}

export function aboutErrors({ tags }: RecipeValues): FieldErrors {
  const read = readTags(tags)
  const long = read.find((tag) => [...tag].length > TAG_LENGTH)
  const tooMany =
    read.length > MAX_TAGS ? plural(MAX_TAGS, { one: 'At most # tag', other: 'At most # tags' }) : undefined
  return { tags: long ? tooLongMessage(TAG_LENGTH, [...long].length) : tooMany }
}
