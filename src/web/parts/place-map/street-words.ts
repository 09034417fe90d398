import { useTexts } from '../../texts/use-texts.tsx'

/** What the map with streets calls its parts, in the reader's language and not its own. */
export function useStreetWords(): Record<string, string> {
  const t = useTexts('place')
  return {
    'Map.Title': t('map'),
    'Marker.Title': t('mapPin'),
    'NavigationControl.ZoomIn': t('zoomIn'),
    'NavigationControl.ZoomOut': t('zoomOut'),
    'AttributionControl.ToggleAttribution': t('mapSources'),
    'CooperativeGesturesHandler.WindowsHelpText': t('gestureCtrl'),
    'CooperativeGesturesHandler.MacHelpText': t('gestureCommand'),
    'CooperativeGesturesHandler.MobileHelpText': t('gestureFingers'),
  }
}
