/** What a manifest states; `files` are paths below the package, without the manifest. */
export interface ManifestContent {
  version: string;
  identifier: string;
  title: string;
  launch: string;
  files: readonly string[];
}
/** The text of `imsmanifest.xml`. */
export function manifestOf(content: ManifestContent): string;
/** The versions of SCORM that a package can have. */
export const SCORM_VERSIONS: readonly string[];
