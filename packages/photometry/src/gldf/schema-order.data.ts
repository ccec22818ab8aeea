/** The order of the elements in those parts of a document that are read and written, by the schema 1.0.0-rc.2 of GLDF. */
export const SCHEMA_ORDER: Readonly<Record<string, string>> = {
  Header:
    'Manufacturer FormatVersion CreatedWithApplication GldfCreationTimeCode UniqueGldfId ProductDataTimeCode DefaultLanguage ManufacturerLogo LicenseKeys ReluxMemberId DIALuxMemberId Author Contact',
  GeneralDefinitions: 'Files Sensors Photometries Spectrums LightSources ControlGears Equipments Emitters Geometries',
  Photometry: 'PhotometryFileReference DescriptivePhotometry',
  LightSource:
    'Name Description Manufacturer GTIN RatedInputPower RatedInputVoltage PowerRange LightSourcePositionOfUsage EnergyLabels SpectrumReference ActivePowerTable ColorInformation LightSourceImages ZVEI Socket ILCOS RatedLuminousFlux RatedLuminousFluxRGB PhotometryReference LightSourceMaintenance ZhagaStandard',
  ColorInformation:
    'ColorRenderingIndex CorrelatedColorTemperature ColorTemperatureAdjustingRange Cie1931ColorAppearance InitialColorTolerance MaintainedColorTolerance RatedChromacityCoordinateValues TLCI IES-TM-30-15 MelanopicFactor',
  Equipment: 'LightSourceReference ControlGearReference RatedInputPower EmergencyBallastLumenFactor EmergencyRatedLuminousFlux',
  LightEmitter:
    'Name Rotation PhotometryReference LightSourceReference EquipmentReference ControlGearReference RatedLuminousFlux RatedLuminousFluxRGB EmergencyBallastLumenFactor EmergencyRatedLuminousFlux',
  ProductMetaData:
    'UniqueProductId ProductNumber Name Description TenderText ProductSeries Pictures LuminaireMaintenance DescriptiveAttributes',
  Variant: 'ProductNumber Name Description TenderText GTIN Mountings Geometry ProductSeries Pictures Symbol DescriptiveAttributes',
};
