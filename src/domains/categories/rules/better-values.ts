/**
 * Numbers of which more, or less, is better whatever a thing is wanted for, by the key of the attribute. Of all others (the size of a screen, say) it
 * depends on who buys, and nothing is called better.
 */
export const BETTER_VALUES: Readonly<Record<string, 'more' | 'less'>> = {
  battery_cycles: 'less',
  battery_health: 'more',
  cores: 'more',
  dead_pixels: 'less',
  page_count: 'less',
  ram_gb: 'more',
  refresh_hz: 'more',
  shutter_count: 'less',
  storage_gb: 'more',
  tbw_used: 'less',
  toner_left: 'more',
  weight_kg: 'less',
  working_hours: 'less',
}
