// The libraries that host and remotes share can be used only after a first asynchronous import.
void import('./bootstrap')
