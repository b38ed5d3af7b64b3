/** List of community recipes with search and filters. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useReadPages } from '../../api/pages.ts'
import type { Recipe } from '../../api/schema.ts'
import { MyGrinderPicker } from '../../parts/equipment/my-grinder-picker.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { FilterLayout } from '../../ui/filter-layout.tsx'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'
import { RecipeFilters, sortOptions, toSearch, useActiveRecipeFilters, useRecipeFilters } from './recipe-filters.tsx'
import styles from './recipes.module.css'
import { RecommendedList, RecommendedNote } from './recommended-list.tsx'

export default function Recipes() {
  const filters = useRecipeFilters()
  const { values, set, clear } = filters
  const active = useActiveRecipeFilters(filters)
  const list = useReadPages('searchRecipes', { query: toSearch(values) }, { keepPrevious: true })
  const first = list.data?.pages[0]
  const isRecommended = values.sort === '' || values.sort === 'recommended'
  return (
    <Page
      title={t`Recipes`}
      lead={t`Community recipes, converted to your grinder.`}
      actions={
        <LinkButton href="/recipes/new">
          <Trans>Share a recipe</Trans>
        </LinkButton>
      }
    >
      <div className={styles.grinder}>
        <MyGrinderPicker />
      </div>
      <FilterLayout
        search={{
          label: t`Search recipes`,
          placeholder: t`Title, coffee, flavor, brewer…`,
          value: values.q,
          onChange: (text) => set('q', text),
        }}
        filters={<RecipeFilters filters={filters} />}
        active={active}
        onClear={clear}
        count={first && countLabel(first.total ?? first.data.length, first.totalIsCapped)}
        sort={
          <SelectField
            label={t`Sort by`}
            value={values.sort}
            onChange={(sort) => set('sort', sort)}
            options={sortOptions()}
          />
        }
      >
        {isRecommended && (
          <p className={styles.note}>
            <RecommendedNote />
          </p>
        )}
        <PagedList<{ data: Recipe[] }, Recipe>
          list={list}
          itemsOf={(page) => page.data}
          height="60rem"
          empty={
            <Empty
              scene="recipes"
              title={t`No recipes found`}
              action={
                active.length > 0 && (
                  <Button look="quiet" onClick={() => clear()}>
                    <Trans>Clear all filters</Trans>
                  </Button>
                )
              }
            >
              <Trans>Try fewer filters, or share how you brew it.</Trans>
            </Empty>
          }
        >
          {(recipes) =>
            isRecommended ? (
              <RecommendedList recipes={recipes} />
            ) : (
              <Grid>
                {recipes.map((recipe) => (
                  <RecipeCard key={recipe.id} recipe={recipe} level={2} />
                ))}
              </Grid>
            )
          }
        </PagedList>
      </FilterLayout>
    </Page>
  )
}

const countLabel = (count: number, isCapped: boolean | undefined): string =>
  isCapped ? plural(count, { other: '#+ recipes' }) : plural(count, { one: '# recipe', other: '# recipes' })
