import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the start: no calls to discover them.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config
