// The manifest of a SCORM package, by the content packaging of SCORM 1.2 (IMS Content Packaging 1.1.2) or SCORM 2004 3rd Edition
// (1.1.4). The order of elements and the required attributes are those of the schemas imscp_rootv1p1p2.xsd and adlcp_rootv1p2.xsd,
// or imscp_v1p1.xsd and adlcp_v1p3.xsd.

/** What differs between the versions: namespaces, the version by name, and the attribute for the type of a resource. */
const DIALECTS = {
  1.2: {
    content: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    adl: 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    name: '1.2',
    type: 'scormtype',
  },
  2004: {
    content: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    adl: 'http://www.adlnet.org/xsd/adlcp_v1p3',
    name: '2004 3rd Edition',
    type: 'scormType',
  },
};

/** The versions of SCORM that a package can have. */
export const SCORM_VERSIONS = ['1.2', '2004'];

/** Longest title in SCORM 1.2. */
const MAX_TITLE = 200;

/** A text as XML or HTML, in an element or in an attribute with double quotes. */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The text of `imsmanifest.xml`: one activity, whose launch page is `launch`. `files` are the paths of all files besides the
 * manifest; `identifier` is a name that no other package has, of letters, digits, `.`, `_` and `-`.
 */
export function manifestOf({ version, identifier, title, launch, files }) {
  const { content, adl, name, type } = DIALECTS[version];
  const shown = escaped([...title].slice(0, MAX_TITLE).join(''));
  const listed = files.map((path) => `      <file href="${escaped(encodeURI(path))}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0" xmlns="${content}" xmlns:adlcp="${adl}">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${name}</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${shown}</title>
      <item identifier="lessons" identifierref="page" isvisible="true">
        <title>${shown}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:${type}="sco" href="${escaped(launch)}">
${listed.join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
