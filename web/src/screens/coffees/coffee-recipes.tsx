/** The recipes for a coffee: the best of each method, or all of one. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import type { Reply } from '../../api/client.ts'
import type { Recipe } from '../../api/schema.ts'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { SharedDay } from '../../parts/recipe/shared-day.tsx'
import { useMethodName } from '../../state/catalog.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Grid, Section } from '../../ui/page.tsx'
import { type InfiniteList, PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'

interface CoffeeRecipesProps {
  coffee: { id: number; name: string }
  list: InfiniteList<Reply<'listCommunityRecipes'>>
}

const BEST = 'best'

export function CoffeeRecipes({ coffee, list }: CoffeeRecipesProps) {
  const [params, setParams] = useSearchParams()
  const method = params.get('method') ?? BEST
  const methodName = useMethodName()
  const start = useArrival(method !== BEST && list.data !== undefined)
  const choose = (next: string) => setParams(next === BEST ? {} : { method: next }, { replace: true })
  return (
    <div ref={start}>
      <Section
        heading={t`Recipes`}
        id="recipes"
        actions={
          <LinkButton href={`/recipes/new?coffee=${coffee.id}`} look="quiet">
            <Trans>Share yours</Trans>
          </LinkButton>
        }
      >
        <PagedList<Reply<'listCommunityRecipes'>, Recipe>
          list={list}
          itemsOf={(page) => page.data}
          empty={
            <Empty
              scene="recipes"
              title={t`No recipes yet`}
              action={
                <LinkButton href={`/?coffee=${coffee.id}`}>
                  <Trans>Start with our suggestion</Trans>
                </LinkButton>
              }
            >
              <Trans>We suggest a recipe for your equipment. If you like it, share it.</Trans>
            </Empty>
          }
        >
          {(recipes) => {
            const counts = countMethods(recipes)
            const name = methodName(method)
            const shown = method === BEST ? bestOfEach(recipes) : recipes.filter((r) => r.brewMethod === method)
            return (
              <>
                <Choices
                  label={t`Brew method`}
                  hideLabel
                  value={method}
                  onChange={choose}
                  options={[
                    { value: BEST, label: t`Best of each` },
                    ...[...counts].map(([id, count]) => ({ value: id, label: `${methodName(id)} ${count}` })),
                  ]}
                />
                {shown.length === 0 ? (
                  <p>
                    <Trans>No {name} recipes yet.</Trans>
                  </p>
                ) : (
                  <Grid>
                    {shown.map((recipe) => (
                      <RecipeCard key={recipe.id} recipe={recipe} named="method" note={<SharedDay recipe={recipe} />} />
                    ))}
                  </Grid>
                )}
              </>
            )
          }}
        </PagedList>
      </Section>
    </div>
  )
}

/** Number of recipes by method, the most frequent first. */
function countMethods(recipes: readonly Recipe[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { brewMethod } of recipes) counts.set(brewMethod, (counts.get(brewMethod) ?? 0) + 1)
  return new Map([...counts].sort(([, a], [, b]) => b - a))
}

/** The recipe with the best score of each method. */
function bestOfEach(recipes: readonly Recipe[]): Recipe[] {
  const best = new Map<string, Recipe>()
  for (const recipe of recipes.toSorted((a, b) => b.score - a.score)) {
    if (!best.has(recipe.brewMethod)) best.set(recipe.brewMethod, recipe)
  }
  return [...best.values()]
}

/** Scrolls to the recipes if the URL names a method. */
function useArrival(isThere: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const wasNamed = useRef(new URLSearchParams(window.location.search).has('method'))
  useEffect(() => {
    if (!isThere || !wasNamed.current) return
    wasNamed.current = false
    element.current?.scrollIntoView({ block: 'start' })
  }, [isThere])
  return element
}
