/** SVG icons. */
const PATHS = {
  dial: 'M12 3a9 9 0 1 0 9 9M12 12l5-5M12 3v2M21 12h-2M12 21v-2M3 12h2',
  recipe: 'M6 3h9l4 4v14H6zM9 9h7M9 13h7M9 17h4',
  log: 'M5 4h14v16H5zM9 2v4M15 2v4M8 11l2 2 4-4M8 17h8',
  grinder: 'M8 3h8l-1 6H9zM9 9h6v3H9zM7 12h10l1 9H6zM16 4l4-2',
  bean: 'M7 17C3 13 4 7 9 4s11 1 11 7-5 10-9 9-5-2-4-3zM17 5c-3 4-6 3-8 6s0 6-2 8',
  roaster: 'M3 20h18M5 20V10l7-6 7 6v10M9 20v-6h6v6',
  you: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  timer: 'M12 8v5l3 2M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9 2h6',
  up: 'M12 19V6M6 11l6-6 6 6',
  down: 'M12 5v13M6 13l6 6 6-6',
  save: 'M7 3h10v18l-5-4-5 4z',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v8h14v-8',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  repeat: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  check: 'M5 13l4 4L19 7',
  flag: 'M6 21V4h12l-3 4.5 3 4.5H6',
  stack: 'M12 4 3 8.5l9 4.5 9-4.5zM3 13l9 4.5 9-4.5M3 17l9 4.5 9-4.5',
  close: 'M6 6l12 12M18 6 6 18',
  grip: 'M8 6a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 6a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 18a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 18a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
