// The reader's recent searches, for components.
import { useSyncExternalStore } from 'react'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { type RecentSearch, type RecentSearches, openRecentSearches } from './recentSearches.ts'

export function useRecentSearches(): readonly [readonly RecentSearch[], RecentSearches] {
  const recent = openRecentSearches(useConfig().network)
  return [useSyncExternalStore(recent.subscribe, recent.all), recent]
}
