/**
 * The schema 1.0.0-rc.2 of GLDF, in our words, for the parts that are written: which elements follow each other in an element (a pattern
 * over their names, each ended by a blank) and which attributes it must have. For tests.
 */
export const GLDF_GRAMMAR: Readonly<Record<string, { readonly elements: RegExp; readonly attributes?: readonly string[] }>> = {
  Root: { elements: /^Header GeneralDefinitions ProductDefinitions $/ },
  Header: {
    elements: /^Manufacturer FormatVersion CreatedWithApplication GldfCreationTimeCode UniqueGldfId (DefaultLanguage )?$/,
  },
  FormatVersion: { elements: /^$/, attributes: ['major', 'minor'] },
  GeneralDefinitions: {
    elements: /^(Files )?(Sensors )?(Photometries )?(Spectrums )?(LightSources )?(ControlGears )?(Equipments )?(Emitters )?(Geometries )?$/,
  },
  Files: { elements: /^(File )+$/ },
  File: { elements: /^$/, attributes: ['id', 'contentType', 'type'] },
  Photometries: { elements: /^(Photometry )+$/ },
  Photometry: { elements: /^PhotometryFileReference $/, attributes: ['id'] },
  PhotometryFileReference: { elements: /^$/, attributes: ['fileId'] },
  LightSources: { elements: /^(FixedLightSource )+$/ },
  FixedLightSource: { elements: /^Name RatedInputPower (ColorInformation )?$/, attributes: ['id'] },
  ColorInformation: { elements: /^(ColorRenderingIndex )?(CorrelatedColorTemperature )?$/ },
  Emitters: { elements: /^(Emitter )+$/ },
  Emitter: { elements: /^((ChangeableLightEmitter )+|(FixedLightEmitter )+)$/, attributes: ['id'] },
  ChangeableLightEmitter: { elements: /^PhotometryReference $/ },
  FixedLightEmitter: { elements: /^(Name )?(Rotation )?PhotometryReference LightSourceReference RatedLuminousFlux $/ },
  Geometries: { elements: /^(SimpleGeometry |ModelGeometry )+$/ },
  ModelGeometry: { elements: /^(GeometryFileReference )+$/, attributes: ['id'] },
  GeometryFileReference: { elements: /^$/, attributes: ['fileId'] },
  ModelGeometryReference: { elements: /^(EmitterReference )+$/, attributes: ['geometryId'] },
  EmitterObjectExternalName: { elements: /^$/ },
  PhotometryReference: { elements: /^$/, attributes: ['photometryId'] },
  LightSourceReference: { elements: /^$/, attributes: ['fixedLightSourceId'] },
  ProductDefinitions: { elements: /^ProductMetaData Variants $/ },
  ProductMetaData: { elements: /^UniqueProductId ProductNumber Name $/ },
  ProductNumber: { elements: /^(Locale )+$/ },
  Name: { elements: /^(Locale )+$/ },
  Locale: { elements: /^$/, attributes: ['language'] },
  Variants: { elements: /^(Variant )+$/ },
  Variant: { elements: /^(ProductNumber )?Name (Geometry )?$/, attributes: ['id'] },
  Geometry: { elements: /^(EmitterReference|ModelGeometryReference) $/ },
  EmitterReference: { elements: /^(EmitterObjectExternalName )?$/, attributes: ['emitterId'] },
};

/** Contents that the schema has as whole numbers of 0 or more, as a number of 0 or more, and as a moment. */
export const GLDF_VALUES: Readonly<Record<string, RegExp>> = {
  ColorRenderingIndex: /^(\d|[1-9]\d|100)$/,
  CorrelatedColorTemperature: /^\d+$/,
  RatedLuminousFlux: /^\d+$/,
  RatedInputPower: /^\d+(\.\d+)?$/,
  GldfCreationTimeCode: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  DefaultLanguage: /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/,
};
