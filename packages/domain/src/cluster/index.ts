export {
  addLightToCluster,
  type ClusterContent,
  type ClusterFailure,
  type ClusterLight,
  changeClusterInstallation,
  clusterCanopy,
  DEFAULT_CLUSTER_INSTALLATION,
  maxLightsOf,
  type SettledCluster,
  settleClusterInstallation,
} from './cluster';
export { type HungLight, lightsOffOutlets, outletAt } from './outlets';
