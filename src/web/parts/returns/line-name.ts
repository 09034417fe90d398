/** A line as people tell it apart: the version too, where it has a name of its own. */
export const lineName = ({ title, versionName }: { title: string; versionName: string }) =>
  versionName && versionName !== title ? `${title}, ${versionName}` : title
