import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  xmlCleanupInputProvider,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import { projectRoot } from '../../src/server/project-root.ts';

/** Whether XML is well-formed, and a sitemap as sitemaps.org says. */

const said = (error: unknown): string[] => {
  if (error instanceof XmlLibError) return [error.message.trim()];
  throw error;
};

export function xmlProblems(text: string): string[] {
  try {
    XmlDocument.fromString(text).dispose();
    return [];
  } catch (error) {
    return said(error);
  }
}

/** The schema of sitemaps.org, as the package `sitemap` keeps it. */
const SITEMAPS = readFileSync(join(projectRoot, 'node_modules/sitemap/schema/sitemap.xsd'));

/** What may stand in an entry beside that, as search engines describe it: where else a page stands, and its pictures. */
const XHTML = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link">
    <xs:complexType>
      <xs:attribute name="rel" use="required" fixed="alternate"/>
      <xs:attribute name="hreflang" use="required" type="xs:language"/>
      <xs:attribute name="href" use="required" type="xs:anyURI"/>
    </xs:complexType>
  </xs:element>
</xs:schema>`;
const IMAGE = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
  <xs:element name="image">
    <xs:complexType><xs:sequence><xs:element name="loc" type="xs:anyURI"/></xs:sequence></xs:complexType>
  </xs:element>
</xs:schema>`;
const ALL = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
  <xs:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
</xs:schema>`;

export function sitemapProblems(text: string): string[] {
  const bytes = (schema: string) => new TextEncoder().encode(schema);
  xmlRegisterInputProvider(
    new XmlBufferInputProvider({
      'sitemap.xsd': SITEMAPS,
      'xhtml.xsd': bytes(XHTML),
      'image.xsd': bytes(IMAGE),
    }),
  );
  try {
    using schema = XmlDocument.fromString(ALL, { url: 'all.xsd' });
    using validator = XsdValidator.fromDoc(schema);
    using document = XmlDocument.fromString(text);
    validator.validate(document);
    return [];
  } catch (error) {
    return said(error);
  } finally {
    xmlCleanupInputProvider();
  }
}
