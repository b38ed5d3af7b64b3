/** List of community recipes with search and filters. */
import { useReadPages } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { FilterLayout } from '../../ui/filter-layout.tsx'
import { pluralize } from '../../ui/format.ts'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'
import { RecipeFilters, SORTS, toSearch, useActiveRecipeFilters, useRecipeFilters } from './recipe-filters.tsx'
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
      title="Recipes"
      lead="How people brew their coffees, each to be had on your own grinder."
      actions={<LinkButton href="/recipes/new">Share a recipe</LinkButton>}
    >
      <FilterLayout
        search={{
          label: 'Search recipes',
          placeholder: 'Coffee, flavour, brewer …',
          value: values.q,
          onChange: (text) => set('q', text),
        }}
        filters={<RecipeFilters filters={filters} />}
        active={active}
        onClear={clear}
        count={first && pluralize(first.total ?? first.data.length, 'recipe', 'recipes', first.totalIsCapped)}
        sort={
          <SelectField label="Sort by" value={values.sort} onChange={(sort) => set('sort', sort)} options={SORTS} />
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
              title="No recipe like that yet"
              action={<LinkButton href="/recipes/new">Share the first one</LinkButton>}
            >
              Fewer filters may find something near it. Or brew it, and tell the others how.
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
