@echo off
cd /d "%~dp0"
where node >nul 2>nul
if errorlevel 1 (
  echo Node is not installed yet. Get it from https://nodejs.org, install it, and double-click this file again.
  start https://nodejs.org
  pause
  exit /b 1
)
node scripts\edit.js --open
if errorlevel 1 pause
