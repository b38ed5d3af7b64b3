/** Vite plugins of the web app; its tests need them as well. */

import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'
import { messages } from './messages-plugin.ts'

export const webPlugins = (): PluginOption[] => [babel({ presets: [linguiTransformerBabelPreset()] }), messages()]
