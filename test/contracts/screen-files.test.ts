import { describe, expect, it } from 'vitest'
import { screenFiles } from '../../scripts/screen-files.ts'

const CHUNKS = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  '_parts.js': { file: 'assets/parts.js', css: ['assets/parts.css'], imports: ['index.html'] },
  '_menu.js': { file: 'assets/menu.js', css: ['assets/parts.css'], imports: ['_parts.js', 'index.html'] },
  'src/screens/recipes/recipe.tsx': { file: 'assets/recipe.js', imports: ['index.html', '_menu.js', '_parts.js'] },
}
const ROUTES = `
  { path: '/', screen: DialIn },
  { path: '/recipes/:id', screen: loadScreen(() => import('./screens/recipes/recipe.tsx')) },
`

describe('screenFiles', () => {
  it('lists what a screen imports, each file once, without what every page loads', () => {
    expect(screenFiles(ROUTES, CHUNKS)).toEqual({
      '/recipes/:id': {
        scripts: ['assets/recipe.js', 'assets/menu.js', 'assets/parts.js'],
        styles: ['assets/parts.css'],
      },
    })
  })
})
